import { record } from '../house/api';

/** Fetch the record of a finished game and let the browser keep it as a file. */
export async function keepRecord(room: string, token: string): Promise<void> {
  const text = await record(room, token);
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `cabale-${room}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
