import { PLACEHOLDER, type Template } from '@/lib/config/variables/receiver';
import { type Notice, wordsFor } from './mail-text';
import hubspot from './templates/hubspot.json';
import slack from './templates/slack.json';
import teams from './templates/teams.json';

/**
 * What services take: https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks,
 * https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using and
 * https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy/submit-data-unauthenticated.
 */
const services = { slack, teams, hubspot };

// Visitors' words are text there, no markup (plain_text, TextRun): none mentions a channel or hides where a link leads.

/**
 * A template with the answers of a request in its strings, which JSON then escapes; unknown names stay as they are. Of
 * several requests, with those of the first, whose message is then the text about all.
 */
export function filledIn(template: Template, notice: Notice): object {
  const { subject, text } = wordsFor(notice);
  const values = new Map<string, unknown>(Object.entries(notice.requests[0] ?? {}));
  values.set('subject', subject).set('text', text.trim());
  if (notice.count > 1) values.set('message', text.trim());
  const cut = (text: string, most?: string) =>
    most ? text.slice(0, Number(most)).replace(/[\uD800-\uDBFF]$/, '') : text;
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (placeholder, name, most) =>
      values.has(name) ? cut(String(values.get(name) ?? ''), most) : placeholder,
    );
  const json = JSON.stringify(typeof template === 'string' ? services[template] : template);
  return JSON.parse(json, (_, value) => (typeof value === 'string' ? fill(value) : value));
}
