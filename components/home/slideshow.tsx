import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Carousel } from '@/components/ui/carousel/carousel';
import type { CarouselIndicators } from '@/components/ui/carousel/types';

interface SlideshowProps {
  label: string;
  slides: readonly { label: string; content: ReactNode }[];
  indicators?: CarouselIndicators;
}

/** A carousel with its labels in the page's language. */
export async function Slideshow({ label, slides, ...rest }: SlideshowProps) {
  const t = await getTranslations('landing.carousel');
  return (
    <Carousel
      label={label}
      words={{
        carousel: t('carousel'),
        slide: t('slide'),
        previous: t('previous'),
        next: t('next'),
        choose: t('choose'),
      }}
      slides={slides.map((slide, index) => ({
        ...slide,
        position: t('position', { number: index + 1, total: slides.length }),
      }))}
      {...rest}
    />
  );
}
