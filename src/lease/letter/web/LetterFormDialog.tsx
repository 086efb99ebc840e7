import { Button } from '@mantine/core'
import { Eye } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { z } from 'zod'
import { fullName, listNames } from '../../../base/kit/full-name'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { DraftStatus } from '../../../base/ui/form/draft-notes'
import type { FormState } from '../../../base/ui/form/form-state'
import { useRestoredDraft } from '../../../base/ui/form/use-restored-draft'
import { Notice } from '../../../base/ui/page/notice'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { toast } from '../../../base/ui/page/toast'
import { CallError } from '../../../base/ui/query/call-request'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { contractLanguages } from '../../contract/model'
import { lettingLaw } from '../../law/rules-letting'
import type { Letting } from '../../law/model'
import { lettingOn } from '../../law/rules-term'
import { tenantsOf } from '../../party/rules'
import { UnmatchedRentNote } from '../../rent-account/web/UnmatchedRentNote'
import type { ContractDialogProps } from '../../tenancy/web/FinishDialog'
import { letterCalls } from '../calls'
import { LetterForm, letterSendings, type LetterAvailability } from '../model'
import { tenantLetterWords } from '../words'
import { letterPaperWords } from '../words-sheet'
import { letterGroups } from './letter-groups'
import { letterBody, useLetterForm, type LetterFormValues } from './letter-form'
import { LetterFields } from './LetterFields'

/** The letters about unpaid rent. The rent may already be at the bank, not matched yet. */
const isAboutRent: ReadonlySet<string> = new Set(letterGroups.unpaid)

const FileViewer = lazy(() => import('../../../base/file/web/FileViewer'))

export interface LetterFormDialogProps extends ContractDialogProps {
  /** The user account, whose browser keeps what is typed. */
  readonly account: number
  readonly purpose: LetterFormValues['purpose']
  readonly offer: LetterAvailability
  readonly onBack: () => void
}

/**
 * Asks for the fields of a letter and for the way of sending it. Can show the letter before it is sent. A letter that the
 * landlord prints is shown once it is made.
 */
export function LetterFormDialog(props: LetterFormDialogProps) {
  const { contract, invalidates, account, purpose, offer, onBack, onClose } = props
  const t = useWords(tenantLetterWords)
  const name = useWords(letterPaperWords)
  const dialogs = useDialogParams()
  const { kind } = offer
  const silent = tenantsOf(contract).filter(({ email }) => email === '')
  const form = useLetterForm(offer, silent.length > 0 ? 'print' : 'mail', { account, contract, purpose })
  const restored = useRestoredDraft(form)
  const isPrinted = form.values.send === 'print'
  const send = useEndpointMutation(letterCalls.send, { invalidates })
  const { viewer, isBusy, look } = usePreview(contract.id, offer, form)
  const [made, setMade] = useState('')
  if (made !== '') return <PaperViewer kind={kind} url={made} onClose={onClose} />
  if (viewer) return viewer
  return (
    <FormDialog
      title={name(kind)}
      onClose={onClose}
      form={form}
      status={<DraftStatus form={form} />}
      submitText={t(isPrinted ? 'go_print' : 'go_mail')}
      onSubmit={(body) => send.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={({ url, send: way }) => {
        toast.success(t(`done_${way}`))
        if (way === 'print') setMade(url)
        else onClose()
      }}
    >
      <p>{t(helpOf(kind, lettingOn(contract, today())))}</p>
      {isAboutRent.has(kind) && <UnmatchedRentNote contractId={contract.id} kind="warning" isReadTold />}
      {restored.note}
      <LetterFields key={restored.round} contract={contract} offer={offer} form={form} />
      <SendFields form={form} silent={silent.map(fullName)} />
      <div className="letter-actions">
        <Button
          variant="default"
          leftSection={<Eye size={18} aria-hidden />}
          loading={isBusy}
          onClick={() => void look()}
        >
          {t('preview')}
        </Button>
        {kind === 'payment_reminder' && (
          <Button variant="subtle" onClick={() => dialogs.open({ do: 'remindRent', letter: '' })}>
            {t('copyText')}
          </Button>
        )}
        <Button variant="subtle" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </FormDialog>
  )
}

interface SendFieldsProps {
  readonly form: FormState<LetterFormValues>
  /** The tenants without an e-mail address. */
  readonly silent: readonly string[]
}

/** Asks how the letter is sent, and in which language. */
function SendFields({ form, silent }: SendFieldsProps) {
  const t = useWords(tenantLetterWords)
  const [language] = useLanguage()
  const send = form.field('send')
  return (
    <>
      <ChoiceField<'mail' | 'print'>
        {...send}
        value={send.value === 'print' ? 'print' : 'mail'}
        label={t('send')}
        options={letterSendings.map((value) => ({ value, label: t(value) }))}
      />
      {silent.length > 0 && send.value === 'mail' && (
        <Notice kind="warning">{t('noMail', { names: listNames(silent, language) })}</Notice>
      )}
      <SelectField
        {...form.field('language')}
        label={t('language')}
        options={contractLanguages.map((value) => ({ value, label: t(`language_${value}`) }))}
        placeholder={t('language_lease')}
      />
    </>
  )
}

/** Shows the letter as it would be sent. A form with an error shows the error, as it does when it is sent. */
function usePreview(contract: number, { kind }: LetterAvailability, form: FormState<LetterFormValues>) {
  const errorText = useErrorText()
  const preview = useEndpointMutation(letterCalls.preview, {})
  const [shown, setShown] = useState('')
  const look = async (): Promise<void> => {
    const body = letterBody(kind, form.values) as z.input<typeof LetterForm>
    if (!LetterForm.safeParse(body).success) {
      await form.submit(() => undefined)
      return
    }
    try {
      const { url } = await preview.mutateAsync({ params: { id: String(contract) }, body })
      setShown(url)
    } catch (error) {
      if (error instanceof CallError)
        for (const [field, key] of Object.entries(error.fields))
          if (field in form.values) form.setError(field as keyof LetterFormValues, key)
      toast.error(errorText(error))
    }
  }
  // The viewer replaces the form. The form keeps the typed values.
  const viewer = shown !== '' && <PaperViewer kind={kind} url={shown} onClose={() => setShown('')} />
  return { viewer, isBusy: preview.isPending, look }
}

interface PaperViewerProps extends Pick<LetterAvailability, 'kind'> {
  readonly url: string
  readonly onClose: () => void
}

/** Shows a letter on the whole screen, to be read, saved and printed. */
function PaperViewer({ kind, url, onClose }: PaperViewerProps) {
  const t = useWords(tenantLetterWords)
  const name = useWords(letterPaperWords)
  const file = { name: t('fileName', { kind: name(kind), day: dmy(today()) }), type: 'application/pdf', url }
  return (
    <Suspense>
      <FileViewer files={[file]} index={0} onIndex={() => undefined} onClose={onClose} />
    </Suspense>
  )
}

function helpOf(kind: LetterAvailability['kind'], letting: Letting) {
  if (kind === 'termination' && !lettingLaw[letting].needsReason) return 'help_termination_free'
  return kind === 'move_request' && letting === 'own_home' ? 'help_move_request_own' : (`help_${kind}` as const)
}
