import { Button } from '@mantine/core'
import { ExternalLink, Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { osloDay } from '../../../base/kit/day'
import { CheckField } from '../../../base/ui/field/check-field'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { Loading } from '../../../base/ui/page/loading'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { submissionTypes } from '../../../year/tax-document/model'
import type { Submission } from '../../../year/tax-return/model'
import type { Authority } from './use-authority'
import { sameAgain } from './usual-houses'
import { taxPageWords } from './words'

const ConfirmWhole = lazy(() => import('./ConfirmWhole'))

export interface SendFormProps {
  readonly year: number
  /** Ids of the houses that are sent. */
  readonly chosen: readonly number[]
  readonly authority: Authority
  /** What was sent of the year, the newest first. */
  readonly submissions: readonly Submission[]
  /** A press asks for another login first. */
  readonly isTooOld: boolean
  /** Something of the year may have been handed in: sending looks that up first. */
  readonly isUnknown: boolean
}

/** How it is sent, the preview, and the sending; while one of the two is on its way the other waits. */
export default function SendForm({ year, chosen, authority, submissions, isTooOld, isUnknown }: SendFormProps) {
  const t = useWords(taxPageWords)
  const [asking, setAsking] = useState(false)
  const [lacks, setLacks] = useState<'noneChosen' | 'againLacks' | null>(null)
  const { isViewing, isSending, submission } = authority
  const busy = isViewing || isSending
  const same = sameAgain(submissions, chosen, submission)
  /** Of which submission the same is to go once more: another one asks anew. */
  const [repeated, setRepeated] = useState<number | null>(null)
  const again = same !== undefined && repeated === same.id
  const form = { houseIds: [...chosen], year, again, ...(again && { repeats: same.id }) }
  /** Goes on where houses are chosen and the login is young. */
  const checked = (go: () => void) => () => {
    setLacks(chosen.length === 0 ? 'noneChosen' : null)
    if (chosen.length === 0) return
    if (isTooOld) authority.setOld(true)
    else go()
  }
  const send = () => {
    if (same && !again && !isUnknown) setLacks('againLacks')
    else if (submission === 'komplett' && !isUnknown) setAsking(true)
    else void authority.send(form)
  }
  return (
    <>
      <ChoiceField
        id="tax-submission"
        name="submission"
        label={t('submission')}
        value={submission}
        onChange={authority.setSubmission}
        disabled={busy}
        row
        options={submissionTypes.map((type) => ({ value: type, label: t(type), help: t(`${type}Help`) }))}
      />
      {same && !isUnknown && (
        <CheckField
          id="tax-again"
          name="again"
          label={t('again')}
          help={t('againHelp', { date: same.submitted_at === null ? '' : dmy(osloDay(same.submitted_at)) })}
          value={again}
          onChange={(on) => setRepeated(on ? same.id : null)}
          disabled={busy}
        />
      )}
      {lacks !== null && (lacks === 'noneChosen' ? chosen.length === 0 : same && !again) && (
        <p className="ui-problem" role="alert">
          {t(lacks)}
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
            onClick={checked(send)}
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
