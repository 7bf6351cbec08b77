/** Whether the secret that a record reveals is the one whose fingerprint was published before the deal. */
export type Finding = 'holds' | 'broken' | 'unable';

const SECRET = /^\[secret ([0-9a-f]+)\]$/m;

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hex = (found: ArrayBuffer) =>
  Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Unable where the record keeps its secret, or where the browser hashes only over https. */
export async function checkSeal(record: string, commitment: string): Promise<Finding> {
  const secret = SECRET.exec(record)?.[1];
  if (!secret || !globalThis.crypto?.subtle) return 'unable';
  return hex(await crypto.subtle.digest('SHA-256', bytes(secret))) === commitment ? 'holds' : 'broken';
}
