import { Button } from '@mantine/core'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '../../../base/ui/file/file-url'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { TextField } from '../../../base/ui/field/text-field'
import { pathOf, queryOf } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import { disputeCalls } from '../calls'
import { disputeWords } from '../words'

interface Props {
  readonly contract: number
  /** The saved file has this name. */
  readonly name: string
}

type State = { readonly kind: 'idle' | 'making' | 'saved' } | { readonly kind: 'failed'; readonly error: unknown }

/** Saves all that is recorded about a tenancy as one PDF. */
export function DisputeDownload({ contract, name }: Props) {
  const t = useWords(disputeWords)
  const [redact, setRedact] = useState('')
  const [state, setState] = useState<State>({ kind: 'idle' })
  const isMaking = state.kind === 'making'
  const save = async () => {
    setState({ kind: 'making' })
    try {
      const path = `${pathOf(disputeCalls.bundle.path, { id: contract })}${queryOf({ redact: redact.trim() })}`
      await downloadFile(path, `${t('fileName', { name })}.pdf`)
      setState({ kind: 'saved' })
    } catch (error) {
      setState({ kind: 'failed', error })
    }
  }
  return (
    <>
      <TextField
        id="dispute-redact"
        name="redact"
        label={t('redact')}
        help={t('redactHelp')}
        value={redact}
        onChange={setRedact}
        maxLength={1000}
      />
      <Button
        variant="subtle"
        fullWidth
        leftSection={<Scale size={18} aria-hidden />}
        loading={isMaking}
        onClick={() => void save()}
      >
        {t('save')}
      </Button>
      <p className="contract-note" role="status">
        {t(state.kind === 'making' ? 'making' : state.kind === 'saved' ? 'saved' : 'help')}
      </p>
      {state.kind === 'failed' && <ErrorLine error={state.error} />}
    </>
  )
}
