import { Button } from '@mantine/core'
import { ExternalLink, Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { Loading } from '../../../base/ui/page/loading'
import { useWords } from '../../../base/ui/words/use-words'
import { submissionTypes, type SubmissionType } from '../../../year/tax-document/model'
import type { useAuthority } from './use-authority'
import { taxPageWords } from './words'

const ConfirmWhole = lazy(() => import('./ConfirmWhole'))

export interface SendFormProps {
  readonly year: number
  /** Ids of the houses that are sent. */
  readonly chosen: readonly number[]
  readonly authority: ReturnType<typeof useAuthority>
  /** A press asks for another login first. */
  readonly isTooOld: boolean
  /** Something of the year may have been handed in: sending looks that up first. */
  readonly isUnknown: boolean
}

/** How it is sent, the preview, and the sending; while one of the two is on its way the other waits. */
export default function SendForm({ year, chosen, authority, isTooOld, isUnknown }: SendFormProps) {
  const t = useWords(taxPageWords)
  const [submission, setSubmission] = useState<SubmissionType>('ikkeKomplett')
  const [asking, setAsking] = useState(false)
  const [lacks, setLacks] = useState(false)
  const { isViewing, isSending } = authority
  const busy = isViewing || isSending
  const form = { houseIds: [...chosen], year, submission, again: false, entries: [] }
  /** Goes on where houses are chosen and the login is young. */
  const checked = (go: () => void) => () => {
    setLacks(chosen.length === 0)
    if (chosen.length === 0) return
    if (isTooOld) authority.setOld(true)
    else go()
  }
  return (
    <>
      <ChoiceField
        id="tax-submission"
        name="submission"
        label={t('submission')}
        value={submission}
        onChange={setSubmission}
        disabled={busy}
        row
        options={submissionTypes.map((type) => ({ value: type, label: t(type), help: t(`${type}Help`) }))}
      />
      {lacks && chosen.length === 0 && (
        <p className="ui-problem" role="alert">
          {t('noneChosen')}
        </p>
      )}
      <div className="tax-ways">
        <div>
          <Button
            variant="default"
            leftSection={<ExternalLink size={18} aria-hidden />}
            loading={isViewing}
            disabled={isSending}
            aria-describedby="tax-preview-help"
            onClick={checked(() => void authority.preview(form))}
          >
            {t('preview')}
          </Button>
          <p className="ui-fine" id="tax-preview-help">
            {t('previewHelp')}
          </p>
        </div>
        <div>
          <Button
            leftSection={<Send size={18} aria-hidden />}
            loading={isSending}
            disabled={isViewing}
            aria-describedby="tax-send-help"
            onClick={checked(() =>
              submission === 'komplett' && !isUnknown ? setAsking(true) : void authority.send(form),
            )}
          >
            {t(isUnknown ? 'lookUp' : 'send')}
          </Button>
          <p className="ui-fine" id="tax-send-help">
            {t('sendHelp')}
          </p>
        </div>
      </div>
      {busy && <Loading height={64} label={t(isSending ? 'sendWait' : 'previewWait')} />}
      {asking && (
        <Suspense>
          <ConfirmWhole
            year={year}
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              void authority.send(form)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
