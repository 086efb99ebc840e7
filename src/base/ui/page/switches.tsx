import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useChosenLanguage, useLanguage, useWords } from '../words/use-words'
import { firstUiWords } from '../words/words-first'
import { afterPaint } from './after-paint'

const languages = [
  { value: 'en', short: 'EN', name: 'english' },
  { value: 'nb', short: 'NO', name: 'norwegian' },
] as const

/** Switches the language. The page and what was typed stay. */
export function LanguageSwitch() {
  const t = useWords(firstUiWords)
  const language = useChosenLanguage()
  const [, setLanguage] = useLanguage()
  return (
    <div className="ui-language" role="group" aria-label={t('languageLabel')}>
      {languages.map(({ value, short, name }) => (
        <button
          key={value}
          type="button"
          aria-pressed={language === value}
          title={t(name)}
          onClick={() => setLanguage(value)}
        >
          {short}
        </button>
      ))}
    </div>
  )
}

/** Switches between the light and the dark scheme. Until it is clicked, the device decides. */
export function SchemeButton() {
  const t = useWords(firstUiWords)
  const drawn = useComputedColorScheme('light')
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const [chosen, setChosen] = useState<typeof drawn | null>(null)
  const now = chosen ?? drawn
  const choose = () => {
    const next = now === 'dark' ? 'light' : 'dark'
    // The button shows its new state first, because new colours style every element of the page
    // again.
    setChosen(next)
    afterPaint(() => {
      setColorScheme(next)
      setChosen(null)
    })
  }
  return (
    <ActionIcon
      variant="default"
      size="var(--ui-control)"
      aria-label={t(now === 'dark' ? 'schemeLight' : 'schemeDark')}
      onClick={choose}
    >
      {now === 'dark' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
    </ActionIcon>
  )
}
