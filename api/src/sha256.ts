/** SHA-256 of bytes, which another thread makes: ten megabytes take it as long as a request may take this one. */
export async function sha256(bytes: Uint8Array): Promise<Buffer> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
}
