import { useSearchParams } from 'react-router-dom';
import { dayNumber } from '../../../domain/analytics/calendar';

/** The day of a link to this page, `?day=2026-11-20`; undefined for none, or for an impossible one. */
export function useLinkedDay(): string | undefined {
  const [params] = useSearchParams();
  const day = params.get('day') ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(day) && Number.isFinite(dayNumber(day)) ? day : undefined;
}
