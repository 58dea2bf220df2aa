import { useEffect, useState } from 'react';
import { company } from '#content/company.ts';
import type { Company } from '#content/company/company-types.ts';
import { minuteMs } from '#domain/day.ts';
import { formatOfficeTime, officeTexts } from '#text/company/office.ts';
import { language } from '#text/site.ts';
import { SmallTitle } from '#web/ui/small-title.tsx';

interface OfficeFactsProps {
  facts?: Company;
  hasTitle?: boolean;
  className?: string | undefined;
}

export function OfficeFacts({ facts = company, hasTitle = false, className }: OfficeFactsProps) {
  const time = useOfficeTime();
  const hours = facts.hours?.[language];
  const answersWithin = facts.answersWithin?.[language];
  const languages = facts.languages?.[language];
  const hasFacts = [hours, answersWithin, languages].some((fact) => fact !== undefined);
  return (
    <div className={className}>
      {hasTitle && hasFacts && <SmallTitle as="h3">{officeTexts.title}</SmallTitle>}
      {answersWithin !== undefined && <p>{officeTexts.answersWithin(answersWithin)}</p>}
      {hours !== undefined && <p>{officeTexts.hours(hours)}</p>}
      {languages !== undefined && <p>{officeTexts.languages(languages)}</p>}
      <p className="tabular-nums">{time ?? '\u00a0'}</p>
    </div>
  );
}

function useOfficeTime(): string | undefined {
  const [time, setTime] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      setTime(formatOfficeTime(new Date()));
      timer = setTimeout(show, minuteMs - (Date.now() % minuteMs));
    };
    show();
    return () => clearTimeout(timer);
  }, []);
  return time;
}
