import { Button } from '@mantine/core'
import { ArrowDownLeft, ArrowUpRight, Ellipsis, FileText, Landmark, UserRound } from 'lucide-react'
import { memo, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { isSame } from '../../../base/kit/is-same'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { RouteLink } from '../../../base/ui/page/link'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { krShort } from '../../../base/ui/words/format'
import { EvidenceOf } from './EvidenceOf'
import { fetchPaymentDialog } from '../../../lease/rent-account/web/PaymentOpener'
import { fetchMatchDialog } from '../bank/MatchDialogs'
import { lineButtonId, type LineAct, type LineItem } from './line-item'

const icons = { in: ArrowDownLeft, out: ArrowUpRight, paper: FileText, person: UserRound, authority: Landmark } as const

/** The distance in pixels that a finger must move sideways to trigger an action. */
const swipePx = 72

/**
 * Moves a card with the finger that swipes it. Calls `onSwipe` with the direction when the swipe
 * was long enough.
 */
function useSwipe(isOn: boolean, onSwipe: (to: 'left' | 'right') => void) {
  const card = useRef<HTMLLIElement>(null)
  const swiped = useEffectEvent(onSwipe)
  useEffect(() => {
    const element = card.current
    if (!isOn || element === null) return
    let from: { readonly x: number; readonly y: number } | null = null
    const byOf = ({ clientX, clientY }: PointerEvent) => {
      if (from === null) return 0
      const by = clientX - from.x
      return Math.abs(by) > Math.abs(clientY - from.y) ? by : 0
    }
    const show = (by: number) => {
      element.style.transform = by === 0 ? '' : `translateX(${by}px)`
    }
    const begin = ({ pointerType, clientX, clientY }: PointerEvent) => {
      from = pointerType === 'touch' ? { x: clientX, y: clientY } : null
    }
    const move = (event: PointerEvent) => {
      if (from !== null) show(byOf(event))
    }
    const end = (event: PointerEvent) => {
      const by = event.type === 'pointerup' ? byOf(event) : 0
      from = null
      show(0)
      if (Math.abs(by) >= swipePx) swiped(by > 0 ? 'right' : 'left')
    }
    const all = { pointerdown: begin, pointermove: move, pointerup: end, pointercancel: end } as const
    for (const [name, run] of Object.entries(all)) element.addEventListener(name as keyof typeof all, run)
    return () => {
      for (const [name, run] of Object.entries(all)) element.removeEventListener(name as keyof typeof all, run)
    }
  }, [isOn])
  return card
}

export interface LineRowProps {
  readonly item: LineItem
  readonly problem: unknown
  /** True for the line whose evidence is shown beside the list. */
  readonly isCurrent: boolean
  /** True on the home page, where a line has no second text and no menu. */
  readonly isBrief?: boolean
  /** True if the evidence is shown below the line. Null: it is beside the list, or there is none. */
  readonly isUnfolded: boolean | null
  readonly onFold: (key: string) => void
  readonly onAct: (act: LineAct, item: LineItem) => void
  readonly onKey: (event: KeyboardEvent) => void
}

/**
 * A line of the inbox: icon, sentence, amount and a main button. On a phone it is a card that can
 * be swiped.
 */
export const LineRow = memo(
  function LineRow({ item, problem, isCurrent, isBrief = false, isUnfolded, onFold, onAct, onKey }: LineRowProps) {
    const Icon = icons[item.icon]
    const { sum, second } = item
    const says = <Sentence {...{ item, isUnfolded, onFold }} />
    const [pressed, setPressed] = useState<LineItem['row']>(null)
    // The pressed line fades at once. A moment later the list is drawn without it.
    const isGoing = pressed !== null && pressed === item.row && problem === undefined
    const act = (what: LineAct) => {
      if (isGoing) return
      if (what === 'take' || what === 'ignore' || what === 'open') setPressed(item.row)
      onAct(what, item)
    }
    const card = useSwipe(!isBrief, (to) => {
      if (to === 'right') document.getElementById(lineButtonId(item.key))?.click()
      else if (item.row !== null && item.row.state === 'open') act('ignore')
    })
    return (
      <li
        ref={card}
        className="inbox-line"
        data-key={item.key}
        data-current={isCurrent || undefined}
        data-going={isGoing || undefined}
        data-unfolded={isUnfolded || undefined}
      >
        <Icon className="inbox-icon" data-icon={item.icon} size={20} aria-hidden />
        <div className="inbox-text">
          <p className="inbox-says">
            {isBrief && sum !== null ? (
              <span className="inbox-flow">
                <span className="inbox-sum-inside ui-figures">{krShort(sum)} </span>
                {says}
              </span>
            ) : (
              says
            )}
          </p>
          {item.why !== '' && !isBrief && <p className="inbox-why">{item.why}</p>}
        </div>
        {sum !== null && (
          <span className="inbox-sum ui-figures" data-in={item.icon === 'in' || undefined}>
            {krShort(sum)}
          </span>
        )}
        <div className="inbox-acts">
          <Press item={item} onAct={act} onKey={onKey} />
          {second !== null && !isBrief && (
            <Button
              className="inbox-second"
              variant="subtle"
              size="compact-md"
              onClick={() => act(second.act)}
              onKeyDown={onKey}
            >
              {second.label}
            </Button>
          )}
          {item.more.length > 0 && !isBrief && (
            <MenuButton
              label={item.moreLabel}
              icon={<Ellipsis size={20} aria-hidden />}
              iconOnly
              variant="subtle"
              onIntent={() => item.more.forEach((one) => fetchFor(one.act))}
              choices={item.more.map((one) => ({ key: one.act, label: one.label, onClick: () => act(one.act) }))}
            />
          )}
        </div>
        {problem !== undefined && (
          <div className="inbox-problem">
            <ErrorLine error={problem} />
          </div>
        )}
        {isUnfolded === true && (
          <div className="inbox-below">
            <EvidenceOf item={item} isInLine />
          </div>
        )}
      </li>
    )
  },
  ({ item, problem, ...rest }, next) =>
    problem === next.problem &&
    rest.isCurrent === next.isCurrent &&
    rest.isUnfolded === next.isUnfolded &&
    rest.onAct === next.onAct &&
    rest.onKey === next.onKey &&
    isSame(item, next.item),
)

/** The sentence of a line. It leads to the page about the line, or else unfolds the evidence. */
function Sentence({ item, isUnfolded, onFold }: Pick<LineRowProps, 'item' | 'isUnfolded' | 'onFold'>) {
  const { key, says, href } = item
  if (href !== null) return <RouteLink href={href}>{says}</RouteLink>
  if (isUnfolded === null) return says
  return (
    <button type="button" className="inbox-unfold" aria-expanded={isUnfolded} onClick={() => onFold(key)}>
      {says}
    </button>
  )
}

/** Fetches the dialog of an act as soon as a press is likely. */
function fetchFor(act: LineAct): void {
  if (act === 'register') fetchPaymentDialog()
  else if (act === 'rent' || act === 'vouchers' || act === 'expense') fetchMatchDialog(act)
}

interface PressProps extends Pick<LineRowProps, 'item' | 'onKey'> {
  readonly onAct: (act: LineAct) => void
}

function Press({ item, onAct, onKey }: PressProps) {
  const { press } = item
  const button = {
    id: lineButtonId(item.key),
    className: 'inbox-verb',
    variant: item.isQuiet ? 'subtle' : 'default',
    size: 'compact-md',
    'aria-label': item.spoken,
    onKeyDown: onKey,
  } as const
  if (typeof press === 'string')
    return (
      <Button
        {...button}
        onPointerEnter={() => fetchFor(press)}
        onFocus={() => fetchFor(press)}
        onClick={() => onAct(press)}
      >
        {item.verb}
      </Button>
    )
  return (
    <Button {...button} component={RouteLink} href={press.href}>
      {item.verb}
    </Button>
  )
}
