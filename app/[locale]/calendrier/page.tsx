import { pageMetadata } from '@/app/page-metadata';

export { CalendarPage as default } from '@/components/calendar/calendar-page';
export const generateMetadata = () => pageMetadata('calendar');
