import { Dialog } from '../../../base/ui/dialog/dialog'
import { CheckField } from '../../../base/ui/field/check-field'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { setShortcutsEnabled, useShortcutsEnabled } from '../../../base/ui/page/shortcut'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { MenuPlace } from './menu-places'
import { shortcutWords } from './words-shortcuts'

const keys = [
  ['Ctrl / ⌘ + K', 'everything'],
  ['c', 'newOne'],
  ['/', 'search'],
  ['?', 'thisList'],
  ['Ctrl / ⌘ + Enter', 'save'],
  ['Esc', 'close'],
] as const

interface ShortcutListProps {
  readonly places: readonly MenuPlace[]
  readonly onClose: () => void
}

/** Lists the shortcuts. A switch turns off the shortcuts with a single key (WCAG 2.1.4). */
export default function ShortcutList({ places, onClose }: ShortcutListProps) {
  const t = useWords(shortcutWords)
  const [language] = useLanguage()
  const isOn = useShortcutsEnabled()
  const lines = [
    ...keys.map(([key, text]) => ({ term: t(text), value: <kbd>{key}</kbd> })),
    ...places
      .filter(({ letter }) => letter !== undefined)
      .map(({ letter, name }) => ({
        term: t('goTo', { place: name[language] }),
        value: (
          <>
            <kbd>g</kbd> <kbd>{letter}</kbd>
          </>
        ),
      })),
  ]
  return (
    <Dialog title={t('title')} opened onClose={onClose}>
      <div className="ui-form">
        <DescriptionList items={lines} />
        <CheckField
          id="shortcuts-on"
          name="shortcuts"
          label={t('use')}
          help={t('useHelp')}
          value={isOn}
          onChange={setShortcutsEnabled}
        />
      </div>
    </Dialog>
  )
}
