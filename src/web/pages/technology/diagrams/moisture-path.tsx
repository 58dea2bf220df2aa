import { meterReading, moistureTexts } from '#text/pages/technology.ts';
import { Station } from './station.tsx';
import styles from './diagram.module.css';

export const moistureStationViewBoxes: Readonly<Record<number, string>> = {
  1: '21 14 109 154',
  2: '156 3 146 167',
  3: '338 58 136 112',
  4: '210 212 248 148',
  5: '20 216 162 144',
};

export function MoisturePath() {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 376" role="group" aria-label={moistureTexts.drawingDescription}>
      <path stroke="var(--color-hairline)" strokeLinecap="round" strokeWidth="1.25" d="M8 168H472M8 358H472" />

      <Station number={1} x={26} y={24}>
        <path className={styles.body} d="M32 84Q28 76 36 74H92Q100 76 96 84Q112 128 98 166H30Q16 128 32 84Z" />
        <path className={styles.spice} d="M36 76Q48 58 64 58T92 76Q64 84 36 76Z" />
        <path d="M32 84Q64 94 96 84M40 156Q64 162 88 156" />
        <path stroke="var(--color-ink)" strokeWidth="2.5" d="M72 110L96 36" />
        <path
          className={styles.body}
          d="M86 16H124A4 4 0 0 1 128 20V40A4 4 0 0 1 124 44H86A4 4 0 0 1 82 40V20A4 4 0 0 1 86 16Z"
        />
        <path className={styles.drop} d="M105 21Q112 29 112 33A7 7 0 0 1 98 33Q98 29 105 21Z" />
        <path className={styles.flow} d="M112 122H140M134 117l6 5-6 5" />
      </Station>

      <Station number={2} x={166} y={24}>
        <path className={styles.body} d="M158 48H300V158H158Z" />
        <path d="M198 48V158M206 74H292M206 102H292M206 130H292M166 158V168M292 158V168" />
        <path
          className={styles.spice}
          d="M212 74Q222 66 236 70T262 69T286 74ZM212 102Q226 94 240 98T266 96T286 102ZM212 130Q220 123 238 126T264 124T286 130Z"
        />
        <circle cx="178" cy="116" r="15" />
        <path
          className={styles.spice}
          d="M178 116Q170 104 180 102Q187 106 178 116Q190 108 192 117Q189 125 178 116Q186 129 176 130Q169 126 178 116Q166 124 164 115Q167 107 178 116Z"
        />
        <path className={styles.air} d="M170 90Q178 84 186 90M170 80Q178 74 186 80M170 70Q178 64 186 70" />
        <path
          className={styles.air}
          d="M206 86H250M244 82l6 4-6 4M206 114H250M244 110l6 4-6 4M206 144H250M244 140l6 4-6 4"
        />
        <path className={styles.body} d="M254 48V34H282V48" />
        <path
          className={styles.air}
          d="M262 28Q258 22 262 16T262 6M274 28Q270 22 274 16T274 6M258 10l4-5 4 4M270 10l4-5 4 4"
        />
        <path className={styles.flow} d="M308 122H336M330 117l6 5-6 5" />
      </Station>

      <Station number={3} x={362} y={24}>
        <path d="M340 134H470M352 134V168M458 134V168" />
        <path className={styles.body} d="M350 60H436A6 6 0 0 1 442 66V134H344V66A6 6 0 0 1 350 60Z" />
        <path fill="var(--color-walnut)" stroke="none" d="M356 72H430V102H356Z" />
        <circle cx="364" cy="118" r="5" />
        <circle cx="382" cy="118" r="5" />
        <path d="M400 118H430" />
        <path className={styles.body} d="M446 126H472L468 134H450Z" />
        <path className={styles.spice} d="M449 126Q459 116 469 126Z" />
        <path className={styles.flow} d="M406 176V204M401 198l5 6 5-6" />
      </Station>
      {/* Outside its `Station`, which is a button: the name of the button would have to contain this text. */}
      <text
        className="font-semibold"
        x="393"
        y="94"
        fill="var(--color-on-dark)"
        fontSize="1.375rem"
        textAnchor="middle"
        aria-hidden="true"
        pointerEvents="none"
      >
        {meterReading}
      </text>

      <Station number={4} x={440} y={214}>
        <path className={styles.body} d="M222 256L334 214L446 256V358H222Z" />
        <path d="M212 260L334 214L456 260M238 272V358M352 272V358M238 300H352M238 342H352" />
        <path
          fill="var(--color-linen)"
          stroke="var(--color-ink)"
          strokeWidth="1"
          d="M246 282H290V300H246ZM298 282H342V300H298ZM246 322H290V342H246ZM298 322H342V342H298Z"
        />
        <path d="M258 282V300M278 282V300M310 282V300M330 282V300M258 322V342M278 322V342M310 322V342M330 322V342" />
        <circle className={styles.body} cx="398" cy="292" r="22" />
        <path d="M382 292h5M386.500 280.500l3.500 3.500M398 276v5M409.500 280.500l-3.500 3.500M414 292h-5M398 292L388 284" />
        <circle fill="var(--color-chilli)" stroke="none" cx="398" cy="292" r="2.500" />
        <path className={styles.drop} d="M398 298Q402 303 402 305A4 4 0 0 1 394 305Q394 303 398 298Z" />
        <path d="M376 330H420V358M376 330V358" />
        <path className={styles.flow} d="M206 312H176M182 307l-6 5 6 5" />
      </Station>

      <Station number={5} x={46} y={214}>
        <path d="M58 346H158M58 358H158M66 346V358M108 346V358M150 346V358" />
        <path className={styles.body} d="M74 266Q70 260 78 258H138Q146 260 142 266Q158 306 146 346H70Q58 306 74 266Z" />
        <path
          fill="var(--color-paper)"
          fillOpacity="0.7"
          stroke="var(--color-ink)"
          strokeDasharray="4 3"
          d="M80 262Q86 244 102 238L98 218Q108 224 118 218L114 238Q130 244 136 262Q149 304 138 338H78Q67 304 80 262Z"
        />
        <path className={styles.spice} d="M80 286Q94 276 108 281T136 286Q144 312 136 334H80Q72 312 80 286Z" />
        <path d="M101 238Q108 242 115 238M102 233Q108 236 114 233" />
        <path
          className={styles.drop}
          d="M34 274Q40 282 40 286A6 6 0 0 1 28 286Q28 282 34 274ZM28 312Q34 320 34 324A6 6 0 0 1 22 324Q22 320 28 312ZM174 252Q180 260 180 264A6 6 0 0 1 168 264Q168 260 174 252Z"
        />
        <path className={styles.air} d="M44 288Q54 290 58 282M40 322Q50 322 54 330M166 268Q158 272 160 282" />
      </Station>
    </svg>
  );
}
