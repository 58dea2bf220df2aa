import { company } from '#content/company.ts';

export function Logo() {
  return (
    <span className="inline-flex items-center gap-3 max-xs:gap-[0.5em]">
      <img className="flex-none max-xs:size-[36px]" src="/icons/logo.svg" alt="" width={44} height={44} />
      <span className="font-serif text-logo-lg leading-[1.05] font-[520] tracking-logo max-xs:text-logo-sm lg:max-xl:text-logo-md lg:max-xl:whitespace-nowrap">
        {company.name}
      </span>
    </span>
  );
}
