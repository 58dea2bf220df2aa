import { cleaningTexts } from '#text/pages/technology.ts';
import { Station } from './station.tsx';
import styles from './diagram.module.css';

export const cleaningStationViewBoxes: Readonly<Record<number, string>> = {
  1: '22 32 116 138',
  2: '136 80 98 90',
  3: '236 88 112 78',
  4: '364 22 104 140',
  5: '364 226 90 134',
  6: '150 214 195 146',
  7: '8 234 200 126',
};

export function CleaningLine() {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 376" role="group" aria-label={cleaningTexts.drawingDescription}>
      <path stroke="var(--color-hairline)" strokeLinecap="round" strokeWidth="1.25" d="M8 168H472M8 358H472" />

      <Station number={1} x={26} y={24}>
        <path className={styles.spice} d="M28 56Q46 34 60 34T92 56Z" />
        <path className={styles.body} d="M24 56H96L74 94V106H46V94Z" />
        <path d="M32 64L28 168M88 64L92 168M30 140H90" />
        <path className={styles.body} d="M40 122L126 68L133 79L47 133A6.5 6.5 0 0 1 40 122Z" />
        <path d="M58 118l4 6M74 108l4 6M90 98l4 6M106 88l4 6" />
        <circle className={styles.body} cx="129" cy="74" r="7" />
        <circle className={styles.body} cx="44" cy="128" r="7" />
        <path className={styles.flow} d="M136 66Q146 64 148 80" />
      </Station>

      <Station number={2} x={176} y={40}>
        <path className={styles.body} d="M138 82L232 98V132L138 116Z" />
        <path stroke="var(--color-ink)" strokeDasharray="2 4" d="M144 92L226 106M144 102L226 116" />
        <path d="M150 118l-5 6 10 6-10 6 10 6-10 6 5 6v14M220 130l-5 5 10 5-10 5 10 5-10 5 5 5v8" />
        <path className={styles.grit} d="M172 128v0M182 138v0M176 148v0M190 146v0M186 156v0M196 133v0" />
        <path className={styles.spice} d="M166 168Q184 152 202 168Z" />
        <path className={styles.flow} d="M236 110Q254 106 262 96" />
      </Station>

      <Station number={3} x={292} y={40}>
        <path className={styles.body} d="M252 102L346 124V134L252 112Z" />
        <path className={styles.grit} d="M276 100v0M290 103v0M304 106v0M318 110v0M330 113v0" />
        <path
          className={styles.stone}
          d="M254 96l4-6 7 2 2 6-6 2zM244 138l5-5 6 3-1 6-8 1zM254 148l5-5 6 3-1 6-8 1zM243 154l5-5 6 3-1 6-8 1z"
        />
        <path d="M238 130V164H268V130M254 114L250 130" />
        <path
          className={styles.air}
          d="M288 164V134M308 164V138M328 164V142M284 140l4-6 4 6M304 144l4-6 4 6M324 148l4-6 4 6"
        />
        <path className={styles.flow} d="M348 128Q362 130 372 134" />
      </Station>

      <Station number={4} x={372} y={24}>
        <path
          className={styles.body}
          d="M366 128L384 132V64Q384 44 404 44H424V58H408Q400 58 400 66V160H384V146L366 140Z"
        />
        <path className={styles.air} d="M392 122V84M388 90l4-6 4 6" />
        <path className={styles.body} d="M424 38H466V78L450 122H440L424 78Z" />
        <path d="M438 38V24H462M424 78H466" />
        <path className={styles.air} d="M432 64Q445 72 458 64M436 84Q445 90 454 84M440 100Q445 104 450 100" />
        <path className={styles.body} d="M436 122H454L460 150Q445 158 430 150Z" />
        <path className={styles.grit} d="M440 142v0M446 148v0M450 140v0M445 134v0" />
        <path className={styles.flow} d="M392 164V198Q392 214 400 222" />
      </Station>

      <Station number={5} x={440} y={196}>
        <path className={styles.body} d="M380 232H438A14 14 0 0 1 438 260H380A14 14 0 0 1 380 232Z" />
        <circle cx="438" cy="246" r="8" />
        <path className={styles.stone} d="M380 232A14 14 0 0 0 380 260Z" />
        <circle cx="380" cy="246" r="8" />
        <path d="M438 260V358M394 260V268M428 296H448" />
        <path className={styles.grit} d="M428 229v0M418 228v0M408 229v0M398 228v0M388 229v0" />
        <path className={styles.stone} d="M378 266h8v3h-8zM390 274l7-3 1 3-7 3z" />
        <path className={styles.body} d="M374 328H410L406 358H378Z" />
        <path className={styles.stone} d="M384 340h8v3h-8zM394 346l8-3 1 3-8 3zM386 350h7v3h-7zM392 298l7-3 1 3-7 3z" />
        <path className={styles.flow} d="M364 244Q354 256 352 300Q350 316 342 318" />
      </Station>

      <Station number={6} x={196} y={208}>
        <path className={styles.body} d="M330 332L272 226A7 7 0 0 1 284 219L342 325A7 7 0 0 1 330 332Z" />
        <path d="M322 302l6-3M312 284l6-3M302 266l6-3M292 248l6-3M336 328m-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0M278 223m-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0" />
        <path className={styles.flow} d="M268 214Q258 208 256 218" />
        <path className={styles.body} d="M238 222H272L264 238H258L230 280L219 273L248 232Z" />
        <path className={styles.grit} d="M214 284v0M208 292v0M201 300v0M196 312v0" />
        <path className={styles.body} d="M152 250H182V274H152ZM182 256L192 252V272L182 268Z" />
        <path className={styles.air} d="M196 262L206 284" />
        <path className={styles.body} d="M246 284H276V298H246L238 294V288Z" />
        <path className={styles.air} d="M234 291L214 297M220 291l-6 6 8 2" />
        <path className={styles.stone} d="M208 314l5-2 2 4-5 2z" />
        <path className={styles.body} d="M212 326H244L240 358H216Z" />
        <path className={styles.stone} d="M220 342l6-3 3 5-6 3zM230 348l6-3 2 5-6 2z" />
      </Station>

      <Station number={7} x={46} y={208}>
        <path className={styles.body} d="M20 322H196A10 10 0 0 1 196 342H20A10 10 0 0 1 20 322Z" />
        <path d="M34 342V358M182 342V358" />
        <circle cx="20" cy="332" r="5" />
        <circle cx="196" cy="332" r="5" />
        <path className={styles.grit} d="M184 319v0M172 319v0M160 319v0M148 319v0M136 319v0" />
        <path className={styles.body} d="M76 236H124A6 6 0 0 1 130 242V322H116V262H84V322H70V242A6 6 0 0 1 76 236Z" />
        <path className={styles.air} d="M90 276Q100 270 110 276M90 288Q100 282 110 288M90 300Q100 294 110 300" />
        <circle fill="var(--color-chilli)" stroke="none" cx="100" cy="249" r="4" />
        <path className={styles.spice} d="M24 322L28 292Q42 286 56 292L60 322Z" />
        <path d="M32 298Q42 294 52 298M36 308H48" />
      </Station>
    </svg>
  );
}
