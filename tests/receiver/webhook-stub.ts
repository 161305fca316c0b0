import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Call {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that records what it is sent. */
export class WebhookStub {
  readonly calls: Call[] = [];
  /** With which a call is answered, once it has been recorded. */
  status = 204;
  answer = (response: ServerResponse, _call: Call): unknown =>
    response.writeHead(this.status).end();
  private readonly server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    const call = { method, path, headers, body: await text(request) };
    this.calls.push(call);
    this.answer(response, call);
  });

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What was sent to a path. */
  bodies(path: string) {
    return this.calls.filter((call) => call.path === path).map(({ body }) => JSON.parse(body));
  }

  async up(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async down(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
