import { Socket } from 'node:net';
import nodemailer from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer';

/** For one step of the conversation, in ms. */
const TIMEOUT = 15_000;

/**
 * Sends one message on a connection of its own, which `signal` cuts: nodemailer's own time-outs start
 * afresh with every line that the server sends.
 */
export async function sendBySmtp(
  url: string,
  message: Mail.Options,
  signal: AbortSignal,
): Promise<void> {
  const socket = new Socket();
  const cut = () => socket.destroy();
  signal.addEventListener('abort', cut);
  const transport = nodemailer.createTransport({
    url,
    socket,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(message);
  } finally {
    signal.removeEventListener('abort', cut);
    transport.close();
  }
}
