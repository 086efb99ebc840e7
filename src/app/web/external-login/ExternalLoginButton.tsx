import { Button } from '@mantine/core'
import { useState } from 'react'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { useWords } from '../../../base/ui/words/use-words'
import { goToLoginProvider } from './begin'
import { externalLoginWords } from './words'

interface BeginButtonProps {
  readonly text: string
  /** The page to return to. */
  readonly back: string | undefined
  readonly variant?: 'filled' | 'default'
  readonly fullWidth?: boolean
}

/** Begins a login. When the provider can't be reached, the reason is under the button. */
export function ExternalLoginButton({ text, back, variant = 'default', fullWidth = false }: BeginButtonProps) {
  const t = useWords(externalLoginWords)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const begin = async () => {
    setBusy(true)
    setProblem(null)
    try {
      // The browser leaves the page, so the button stays as it is.
      if (await goToLoginProvider(back)) return
      setProblem(t('notHere'))
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant={variant} fullWidth={fullWidth} loading={busy} onClick={() => void begin()}>
        {text}
      </Button>
      <ErrorLine error={problem} />
    </>
  )
}
