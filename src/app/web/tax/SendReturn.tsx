import { Button } from '@mantine/core'
import { ExternalLink, Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { osloDay } from '../../../base/kit/day'
import { CheckField } from '../../../base/ui/field/check-field'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { Loading } from '../../../base/ui/page/loading'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { submissionTypes } from '../../../year/tax-return/model-document'
import type { Submission } from '../../../year/tax-return/model-submission'
import type { Authority } from './use-authority'
import { submissionToRepeat } from './houses-ticked-at-first'
import { taxHousesWords } from '../../../year/tax/words-houses'
import { taxPageWords } from './words'

const ConfirmWhole = lazy(() => import('./ConfirmWhole'))

interface SendReturnProps {
  readonly year: number
  /** Ids of the chosen houses. */
  readonly chosen: readonly number[]
  readonly authority: Authority
  /** The submissions, newest first. */
  readonly submissions: readonly Submission[]
  /** True if the login is too old, so that a click asks for a new one first. */
  readonly isTooOld: boolean
  /** True if the year's tax return may have been handed in already. Sending checks that first. */
  readonly isUnknown: boolean
  /** True if something was sent already, so that sending is not the next step. */
  readonly isAgain: boolean
}

export default function SendReturn({
  year,
  chosen,
  authority,
  submissions,
  isTooOld,
  isUnknown,
  isAgain,
}: SendReturnProps) {
  const t = useWords(taxPageWords)
  const h = useWords(taxHousesWords)
  const [asking, setAsking] = useState(false)
  const [lacks, setLacks] = useState<'noneChosen' | 'againLacks' | null>(null)
  const { isViewing, isSending, submission } = authority
  const busy = isViewing || isSending
  const same = submissionToRepeat(submissions, chosen, submission)
  /** The submission that the landlord agreed to repeat. For a newer one the landlord is asked again. */
  const [repeated, setRepeated] = useState<number | null>(null)
  const again = same !== undefined && repeated === same.id
  const form = { houseIds: [...chosen], year, again, ...(again && { repeats: same.id }) }
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
          {lacks === 'noneChosen' ? h(lacks) : t(lacks)}
        </p>
      )}
      <SendButtons
        isTooOld={isTooOld}
        isUnknown={isUnknown}
        isAgain={isAgain}
        authority={authority}
        onPreview={checked(() => void authority.preview(form))}
        onSend={checked(send)}
      />
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

interface SendButtonsProps extends Pick<SendReturnProps, 'isTooOld' | 'isUnknown' | 'isAgain' | 'authority'> {
  readonly onPreview: () => void
  readonly onSend: () => void
}

/** The buttons to preview and to send. Each is disabled while the other one's call runs. */
function SendButtons({ isTooOld, isUnknown, isAgain, authority, onPreview, onSend }: SendButtonsProps) {
  const t = useWords(taxPageWords)
  const { isViewing, isSending } = authority
  return (
    <div className="tax-rail-ways">
      <Button
        variant="subtle"
        fullWidth
        leftSection={<ExternalLink size={18} aria-hidden />}
        aria-describedby="tax-preview-help"
        loading={isViewing}
        disabled={isSending}
        onClick={onPreview}
      >
        {t('preview')}
      </Button>
      <p className="ui-hidden" id="tax-preview-help">
        {t('previewHelp')}
      </p>
      <Button
        variant={isAgain || isTooOld ? 'default' : 'filled'}
        fullWidth
        leftSection={<Send size={18} aria-hidden />}
        aria-describedby="tax-send-help"
        loading={isSending}
        disabled={isViewing}
        onClick={onSend}
      >
        {t(isUnknown ? 'lookUp' : isAgain ? 'sendAgain' : 'send')}
      </Button>
      <p className="ui-fine" id="tax-send-help">
        {t('sendHelp')}
      </p>
    </div>
  )
}
