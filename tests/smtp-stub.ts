import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An SMTP stub that records messages and can be set to reject them. */
export class SmtpStub {
  readonly messages: string[] = [];
  refusing = false;
  private server: SMTPServer | null = null;

  constructor(private port = 0) {}

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async up(): Promise<this> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          if (this.refusing) return done(Object.assign(new Error('Later'), { responseCode: 451 }));
          this.messages.push(Buffer.concat(parts).toString());
          return done();
        });
      },
    });
    const listening = once(this.server.server, 'listening');
    this.server.listen(this.port, '127.0.0.1');
    await listening;
    this.port = (this.server.server.address() as AddressInfo).port;
    return this;
  }

  async down(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(resolve) : resolve()));
    this.server = null;
  }
}
