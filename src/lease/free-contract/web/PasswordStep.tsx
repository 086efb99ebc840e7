import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { queryClient } from '../../../base/ui/query/endpoint-query'
import { CallError } from '../../../base/ui/query/call-request'
import { Form } from '../../../base/ui/form/form'
import { RouteLink } from '../../../base/ui/page/link'
import { NationalIdField } from '../../../base/ui/field/grouped-number-field'
import { readToken } from '../../../base/ui/query/session'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { today } from '../../../base/ui/words/today'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { AgreeField } from '../../../landlord/account/web/AgreeField'
import { NewPasswordFields } from '../../../landlord/credentials/web/NewPasswordFields'
import { accountWords } from '../../../landlord/account/words'
import { limitOfError } from '../../../landlord/plan/web/limit'
import { useFormLimit } from '../../../landlord/plan/web/use-form-limit'
import { freeContractWords } from '../words'
import { finishFreeContract, type FinishStage } from './finish'
import { acceptAll, problemsOfLastStep, type LastStepValues } from './free-steps'
import type { FreeDraftState } from './use-free-draft'

interface PasswordStepProps {
  readonly stored: FreeDraftState
  /** The national id as typed in the landlord's step. Empty after a reload. */
  readonly ssn: string
  readonly back: ReactNode
  /** Called when the address belongs to somebody else's user account by now. */
  readonly onTaken: () => void
  /** True once the contract exists and its page is loading. The form stays busy until then. */
  readonly isFinished: boolean
  readonly onFinished: () => void
}

/**
 * Asks for a password, then creates everything. If an earlier try has created a part, that part is not asked for or
 * created again.
 */
export function PasswordStep({ stored, ssn, back, onTaken, isFinished, onFinished }: PasswordStepProps) {
  const t = useWords(freeContractWords)
  const account = useWords(accountWords)
  const { history } = useRouter()
  const [stage, setStage] = useState<FinishStage | null>(null)
  const [made, setMade] = useState(false)
  // These values stay as they were when the step was opened. The questions must not change while the form is being
  // sent.
  const [{ needsPassword, needsSsn }] = useState({ needsPassword: readToken() === null, needsSsn: ssn === '' })
  const initial: LastStepValues = { ssn, password: '', repeatPassword: '', isAgreePolicy: false }
  const form = useForm({
    schema: acceptAll<LastStepValues>(),
    initial,
    check: (values) => problemsOfLastStep(stored.draft.landlord, values, { needsPassword, needsSsn }, today()),
  })
  // An older user account may have reached a limit before it gets this contract.
  const limit = useFormLimit(form)

  const finish = async (secrets: LastStepValues): Promise<number> => {
    try {
      return await finishFreeContract({
        draft: stored.draft,
        secrets,
        onStage: setStage,
        onBegin: () => stored.change({ began: true }),
        onRemember: (name, key, made) =>
          stored.change(({ keys, made: all }) => ({ keys: { ...keys, [name]: key }, made: { ...all, [name]: made } })),
      })
    } catch (error) {
      if (error instanceof CallError && error.message === 'emailExists') {
        // The account is somebody else's, or this draft did not create it. The landlord's step shows the error at the
        // field.
        stored.change({ began: false })
        onTaken()
      }
      if (error instanceof CallError && error.message === 'idempotencyKeyReused' && readToken() === null) setMade(true)
      // The user account is finished by now. The subscription page must not use earlier answers about it.
      if (limitOfError(error) !== null) queryClient.clear()
      throw error
    } finally {
      setStage(null)
    }
  }
  return (
    <>
      <Form
        form={isFinished ? { ...form, busy: true } : form}
        submitText={t(needsPassword ? 'finish' : 'finishResumed')}
        status={stage === null ? '' : <span role="status">{t(stage)}</span>}
        onSubmit={finish}
        onDone={(contract) => {
          onFinished()
          stored.drop()
          // Every earlier answer is about an unfinished user account.
          queryClient.clear()
          toast.success(t('done'))
          history.replace(`/home/contract/${contract}`)
        }}
        actions={back}
      >
        {made && (
          <Notice kind="warning" action={<RouteLink href="/login">{t('login')}</RouteLink>}>
            {t('accountMade')}
          </Notice>
        )}
        {needsSsn && <NationalIdField {...form.field('ssn')} label={account('ssn')} help={t('ssnAgain')} required />}
        {needsPassword && (
          <>
            <NewPasswordFields
              password={form.field('password')}
              repeat={form.field('repeatPassword')}
              // The user account has only an e-mail address so far. It gets its name after the password.
              owner={{ email: stored.draft.landlord.email }}
            />
            <AgreeField field={form.field('isAgreePolicy')} />
          </>
        )}
      </Form>
      {limit}
    </>
  )
}
