import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { localeParams } from '@/app/locale-file';
import '@/components/ui/styles/tokens.css';
import '@/components/ui/styles/stand-in-fonts.css';
import { BeforePaint, PreviewReload, SpeculationRules } from '@/components/layout/document-scripts';
import '@/components/ui/styles/base.css';
import '@/components/ui/styles/layout.css';
import '@/components/ui/styles/text.css';
import '@/components/ui/styles/controls.css';
import '@/components/ui/styles/fold.css';
import '@/components/ui/styles/lists.css';
import '@/components/ui/styles/tags.css';
import '@/components/ui/styles/prose.css';
import '@/components/ui/styles/tables.css';
import '@/components/ui/styles/print.css';
import '@/components/ui/styles/forced-colours.css';
import { tokenColour } from '@/components/ui/styles/values';
import { site } from '@/lib/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import { feedPath } from '@/loaders/routes/addresses';

// The constants name the font families, which tokens.css has first.
const newsreader = localFont({
  src: '../fonts/newsreader.woff2',
  weight: '400 600',
  display: 'swap',
  adjustFontFallback: false,
});
const sourceSans = localFont({
  src: '../fonts/source-sans-3.woff2',
  weight: '400 650',
  display: 'swap',
  adjustFontFallback: false,
});
void [newsreader, sourceSans];

export const generateStaticParams = localeParams;

export const metadata: Metadata = {
  metadataBase: new URL(site.origin),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { themeColor: tokenColour('paper') };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await currentLocale();
  const feed = await getTranslations('feed');
  return (
    // BeforePaint adds the visitor's language before React hydrates the preview.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <BeforePaint locale={locale} />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={feed('title', { brand: site.brand })}
          href={feedPath(locale)}
        />
        <PreviewReload />
        <SpeculationRules />
      </head>
      <body>{children}</body>
    </html>
  );
}
