/** Most bytes a request's body may have. */
export const maxBodyBytes = 16 * 1024;

/**
 * Reads a body of at most `maxBodyBytes`; 'too-large' as soon as it is longer, whether it says so or not, and 'cut-off' when
 * the connection breaks before its end.
 */
export async function readBody(request: Request): Promise<Uint8Array | 'too-large' | 'cut-off'> {
  const length = request.headers.get('content-length');
  if (length !== null && Number(length) > maxBodyBytes) return 'too-large';
  try {
    // Node's parser holds a body to the length it announces.
    return length === null ? await readChunks(request) : new Uint8Array(await request.arrayBuffer());
  } catch {
    return 'cut-off';
  }
}

async function readChunks(request: Request): Promise<Uint8Array | 'too-large'> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return Buffer.concat(chunks);
    size += value.length;
    if (size > maxBodyBytes) {
      void reader?.cancel().catch(() => undefined);
      return 'too-large';
    }
    chunks.push(value);
  }
}

/** Whether a request says that its body is JSON in plain UTF-8. */
export function isJsonRequest(headers: Headers): boolean {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const isPlain = /^(identity)?$/.test(headers.get('content-encoding')?.trim() ?? '');
  return type.trim() === 'application/json' && isUtf8 && isPlain;
}

/** The value that a JSON text holds; undefined when it is not JSON or not UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
