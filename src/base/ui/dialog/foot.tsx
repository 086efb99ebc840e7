import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { LeaveButton } from '../form/leave-button'
import { MenuButton } from '../page/menu-button'
import type { MenuChoice } from '../page/menu-panel'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

export interface FootProps {
  /** The choices that leave the dialog or delete its record. They are plain text. */
  readonly left: readonly MenuChoice[]
  /** The secondary choices. */
  readonly right?: readonly MenuChoice[]
  /** False if the dialog only shows a record. Then two choices have space on a phone. */
  readonly hasPrimary?: boolean
  /** The primary button. Left out where the form draws it. */
  readonly children?: ReactNode
}

const noChoices: readonly MenuChoice[] = []

/** The buttons of a dialog with several choices. On a phone all but the primary one are in a menu. */
export function Foot({ left, right = noChoices, hasPrimary = true, children }: FootProps) {
  const t = useWords(uiWords)
  const isNarrow = useMediaQuery('(max-width: 33.99em)', undefined, { getInitialValueInEffect: false })
  const choices = [...left, ...right]
  if (isNarrow && choices.length > (hasPrimary ? 1 : 2))
    return (
      <>
        <MenuButton
          iconOnly
          variant="default"
          label={t('more')}
          icon={<Ellipsis size={18} aria-hidden />}
          choices={choices}
        />
        {children}
      </>
    )
  return (
    <>
      {left.map(({ key, label, ...rest }) => (
        <LeaveButton key={key} {...rest}>
          {label}
        </LeaveButton>
      ))}
      {right.map(({ key, label, danger: _danger, icon, ...rest }) => (
        <Button key={key} variant="default" leftSection={icon} {...rest}>
          {label}
        </Button>
      ))}
      {children}
    </>
  )
}
