import { pageMetadata } from '@/app/page-metadata';
import { CalendarPage } from '@/components/calendar/calendar-page';

export const generateMetadata = () => pageMetadata('calendar');

export default CalendarPage;
