import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import '@/components/ui/tokens.css';
import '@/components/ui/base.css';
import { site } from '@/config/site';
import { currentLocale } from '@/i18n/current-locale';
import { locales } from '@/lib/i18n/locales';

const serif = localFont({
  src: '../fonts/newsreader.woff2',
  variable: '--font-serif',
  weight: '300 700',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});
const sans = localFont({
  src: '../fonts/source-sans-3.woff2',
  variable: '--font-sans',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Pages fade into one another, for who accepts motion. */
const viewTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

export const metadata: Metadata = {
  metadataBase: new URL(site.origin),
  applicationName: site.brand,
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  formatDetection: { telephone: false, date: false, address: false, email: false },
};

export const viewport: Viewport = { themeColor: '#fbf8f1' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await currentLocale()} className={`${serif.variable} ${sans.variable}`}>
      <head>
        {/* Inline, because Chromium gives a transition up when a stylesheet without this rule arrives first. */}
        <style>{viewTransition}</style>
        {/* Shared behaviours, on every page; the export fingerprints the file. */}
        <script type="module" src="/enhance.js" />
      </head>
      <body>{children}</body>
    </html>
  );
}
