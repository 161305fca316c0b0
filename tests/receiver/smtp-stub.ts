import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { freePort } from './postgres';

/** An SMTP stub that records messages and can be set to reject them, or to keep a sender waiting. */
export class SmtpStub {
  readonly messages: string[] = [];
  refusing = false;
  /** Envelope sender whose messages are neither accepted nor refused. */
  holding = '';
  held = 0;
  private server: SMTPServer | null = null;
  private port = 0;

  /** Of a receiver that notifies by it. */
  settings(from = 'site@vigie-esg.example') {
    return {
      DEMO_SMTP_URL: `smtp://127.0.0.1:${this.port}`,
      DEMO_MAIL_FROM: from,
      DEMO_MAIL_TO: 'team@vigie-esg.example',
    };
  }

  async up(): Promise<this> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('left@') ? new Error('No such mailbox') : null),
      onData: (stream, { envelope: { mailFrom } }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          if (mailFrom && mailFrom.address === this.holding) {
            this.held += 1;
            return;
          }
          if (this.refusing) return done(Object.assign(new Error('Later'), { responseCode: 451 }));
          this.messages.push(Buffer.concat(parts).toString());
          return done();
        });
      },
    });
    const listening = once(this.server.server, 'listening');
    // The same when it is up again.
    this.port ||= await freePort();
    this.server.listen(this.port, '127.0.0.1');
    await listening;
    return this;
  }

  async down(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(resolve) : resolve()));
    this.server = null;
  }
}
