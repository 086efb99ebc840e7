import { useEffect, useRef, type ReactNode } from 'react'
import type { Day } from '../../../base/kit/day'
import { DateField } from '../../../base/ui/field/date-field'
import { EmailText } from '../../../base/ui/page/email-text'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { NotFound } from '../../../base/ui/page/not-found'
import { NarrowPage } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { FieldState } from './FieldStates'
import { menuChoices } from './menu-choices'
import { galleryWords } from './words'

/** Presses the button inside once it stands there. */
function Pressed({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => frame.current?.querySelector('button')?.click())
    return () => clearTimeout(timer)
  }, [])
  return <div ref={frame}>{children}</div>
}

/** A menu that is open; its first choice has the focus. */
export function MenuOpen() {
  const t = useWords(galleryWords)
  return (
    <Pressed>
      <MenuButton label={t('menu')} choices={menuChoices(t)} />
    </Pressed>
  )
}

/** A calendar that is open, with days that can't be chosen. */
export function CalendarOpen() {
  const t = useWords(galleryWords)
  return (
    <Pressed>
      <FieldState start="2026-02-10" of={{ id: 'day', name: 'day', label: t('day') }}>
        {(field) => <DateField {...field} min={'2026-02-03' as Day} max={'2026-03-20' as Day} />}
      </FieldState>
    </Pressed>
  )
}

/** Pages that are one small panel or one sentence, and the way past the bar as the keyboard finds it. */
export function WholePages() {
  const t = useWords(galleryWords)
  useEffect(() => document.querySelector<HTMLElement>('.ui-skip')?.focus(), [])
  return (
    <>
      <NarrowPage title={t('dialogTitle')}>
        <p>{t('paragraph')}</p>
        <p>
          <EmailText address="kari.nordmann@husbok.example" />
        </p>
      </NarrowPage>
      <NotFound homeHref="/" />
    </>
  )
}
