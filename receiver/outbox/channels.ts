import type { ReceiverConfig } from '@/config/receiver';
import type { Channel } from './channel';
import { mailChannel } from './mail';
import { webhookChannel } from './webhook';

/** The configured notification channels. */
export const channelsOf = ({ mail, webhook }: ReceiverConfig): Channel[] => [
  ...(mail ? [mailChannel(mail)] : []),
  ...(webhook ? [webhookChannel(webhook)] : []),
];
