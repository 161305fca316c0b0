import { reloadScript } from '@/dev-server/reload';

/**
 * In development, has the page loaded again when the content changes. Inline, because a script of its
 * own would be missing from a page whose messages are broken before it has arrived.
 */
export const PreviewReload = () =>
  process.env.NODE_ENV === 'development' && <script>{reloadScript}</script>;
