import { notesScript, reloadScript } from '@/authoring/preview/reload';

/**
 * In development, reloads the page when the content changes, and shows what is wrong with it. Inline, because
 * an external script would be missing from a page whose messages break before it has loaded.
 */
export const PreviewReload = () =>
  process.env.NODE_ENV === 'development' && <script>{`${reloadScript}\n${notesScript}`}</script>;
