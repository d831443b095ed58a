/** A request as it is sent. */
export interface WrittenRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

/** A line for a shell that sends the same, to a site on `$SITE`. */
export function curlLine({ method, url, headers, body }: WrittenRequest): string {
  const words = ['curl', '--globoff', '--path-as-is', '-X', method];
  for (const [name, value] of Object.entries(headers)) words.push('-H', quoted(`${name}: ${value}`));
  if (body === undefined) return [...words, `"$SITE"${quoted(url)}`].join(' ');
  const bytes = Buffer.from(body).toString('base64');
  return `echo ${bytes} | base64 -d | ${[...words, '--data-binary', '@-', `"$SITE"${quoted(url)}`].join(' ')}`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
