import { Button } from '@mantine/core'
import { useRef, useState, type PointerEvent } from 'react'
import { useWords } from '../../../base/ui/words/use-words'
import { handoverScreenWords } from '../words'

/** The area that is drawn on, in its own units. */
const [areaWidth, areaHeight] = [600, 200]

interface SignaturePadProps {
  readonly label: string
  readonly busy: boolean
  readonly onSave: (svg: string) => void
}

/** A field to draw a signature on, with finger, pen or mouse. */
export function SignaturePad({ label, busy, onSave }: SignaturePadProps) {
  const t = useWords(handoverScreenWords)
  const [paths, setPaths] = useState<readonly string[]>([])
  const isDrawing = useRef(false)
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const along = (value: number, of: number, all: number) => Math.round(((value - of) / all) * 10) / 10
    return `${along((clientX - left) * areaWidth, 0, width)} ${along((clientY - top) * areaHeight, 0, height)}`
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    isDrawing.current = true
    const point = pointOf(event)
    setPaths((drawn) => [...drawn, `M${point}`])
  }
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (!isDrawing.current) return
    const point = pointOf(event)
    setPaths((drawn) => [...drawn.slice(0, -1), `${drawn.at(-1) ?? `M${point}`} L${point}`])
  }
  const end = () => void (isDrawing.current = false)
  const isDrawn = paths.some((path) => path.includes('L'))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${areaWidth} ${areaHeight}">${paths.map((path) => `<path d="${path}"/>`).join('')}</svg>`
  return (
    <div className="handover-sign">
      <p>{label}</p>
      <svg
        className="handover-pad"
        viewBox={`0 0 ${areaWidth} ${areaHeight}`}
        role="img"
        aria-label={label}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {paths.map((path, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- strokes are only added at the end, or all removed
          <path key={at} d={path} fill="none" stroke="currentColor" strokeWidth={4} strokeLinecap="round" />
        ))}
      </svg>
      <p className="ui-fine">{t('drawKeyboard')}</p>
      <div className="ui-buttons ui-buttons-start">
        <Button variant="default" onClick={() => setPaths([])}>
          {t('clear')}
        </Button>
        <Button loading={busy} disabled={!isDrawn} onClick={() => onSave(svg)}>
          {t('saveDrawing')}
        </Button>
      </div>
    </div>
  )
}
