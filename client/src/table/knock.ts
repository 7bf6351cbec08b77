/** One dry knock and a short vibration for "your turn", for those who asked for it. */

const SECONDS = 0.09;

export function knock(): void {
  navigator.vibrate?.(20);
  const context = new AudioContext();
  const wood = context.createOscillator();
  const fade = context.createGain();
  wood.type = 'triangle';
  wood.frequency.setValueAtTime(210, context.currentTime);
  wood.frequency.exponentialRampToValueAtTime(90, context.currentTime + SECONDS);
  fade.gain.setValueAtTime(0.4, context.currentTime);
  fade.gain.exponentialRampToValueAtTime(0.001, context.currentTime + SECONDS);
  wood.connect(fade).connect(context.destination);
  wood.onended = () => void context.close();
  wood.start();
  wood.stop(context.currentTime + SECONDS);
}
