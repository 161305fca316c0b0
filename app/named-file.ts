interface Context {
  params: Promise<{ file: string }>;
}

/** Handler of a folder whose files are known beforehand; any other name is not found. */
export const namedFile =
  (read: (name: string) => Promise<Response | undefined>) =>
  async (_request: Request, { params }: Context): Promise<Response> =>
    (await read((await params).file)) ?? new Response(null, { status: 404 });

/** A file with its media type. */
export const fileOf = (content: string | Buffer, mediaType: string): Response =>
  new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: { 'Content-Type': mediaType },
  });
