import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { Form } from '../../../base/ui/form/form'
import { Stepper } from '../../../base/ui/form/stepper'
import { storedDraft } from '../../../base/ui/form/stored-draft'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useForm } from '../../../base/ui/form/use-form'
import { useRestoredDraft } from '../../../base/ui/form/use-restored-draft'
import { ListSkeleton } from '../../../base/ui/page/loading'
import { OpenedGate } from '../../../base/ui/page/opened-gate'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { toast } from '../../../base/ui/page/toast'
import { call, type Tagged } from '../../../base/ui/query/call'
import { CallError } from '../../../base/ui/query/call-request'
import { putAnswer, queryClient, useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../account/calls'
import { profileCalls } from '../../account/calls-profile'
import { EmailForm, type Profile } from '../../account/model'
import { AgreeField } from '../../account/web/AgreeField'
import { useProfileForm } from '../../account/web/profile-form'
import { StoredProfileFields } from '../../account/web/ProfileFields'
import { startSession } from '../../account/web/session'
import { houseCalls } from '../../house/calls'
import { newHouseAt, homePlace, HouseForm, houseRecord } from '../../house/model'
import { FirstHouseFields } from '../../house/web/FirstHouseFields'
import { BackLink } from '../../login/web/BackLink'
import { NewPasswordFields, repeatErrors } from '../../credentials/web/NewPasswordFields'
import { registerCalls } from '../calls'
import { RegisterForm } from '../model'
import { registrationWords } from '../words'
import { NewEmailField, emailTakenKey } from './NewEmailField'
import styles from './registration.module.css'
import { LeaveButton } from '../../../base/ui/form/leave-button'

/**
 * The values of an unfinished registration that the browser stores. Password and agreement must be
 * given again.
 */
const begunAccount = storedDraft('registration', z.strictObject({ at: z.number(), email: z.string() }))

/** The first step. If the e-mail is in use, the step can't be finished, and the login is offered instead. */
function GeneralStep() {
  const t = useWords(registrationWords)
  const navigate = useNavigate()
  const [email] = useState(() => begunAccount.read(Date.now())?.email ?? '')
  const form = useForm({
    schema: RegisterForm,
    initial: { email, password: '', repeatPassword: '', isAgreePolicy: false },
    check: ({ repeatPassword, password }) => repeatErrors('repeatPassword', password, repeatPassword),
    isStored: () => true,
  })
  useEffect(() => {
    if (form.values.email !== email) begunAccount.save({ at: Date.now(), email: form.values.email })
  }, [form.values.email, email])
  const register = useEndpointMutation(registerCalls.register)
  const asked = useRef({ email: '', taken: false })

  /**
   * Asks whether the e-mail is in use. Without an answer (no network) the step continues, because registering checks it
   * again.
   */
  const askIfTaken = async () => {
    const typed = EmailForm.safeParse({ email: form.values.email })
    if (!typed.success) return
    const { email: address } = typed.data
    if (asked.current.email !== address) {
      const now = { email: address, taken: false }
      asked.current = now
      const answer = await call(registerCalls.checkEmail, { body: { email: address } }).catch(() => null)
      if (asked.current !== now) return
      now.taken = answer?.exists ?? false
    }
    if (asked.current.taken) form.setError('email', emailTakenKey)
  }
  return (
    <Form
      form={form}
      // No note about required fields, because all fields are required.
      note={false}
      wideSubmit
      submitText={t('next')}
      onSubmit={(body) =>
        register.mutateAsync({ body }).catch((error: unknown) => {
          if (!(error instanceof CallError) || error.message !== 'emailExists') throw error
          form.setError('email', emailTakenKey)
          throw new CallError('invalid', error.status, { email: emailTakenKey }, error.requestId)
        })
      }
      onDone={(auth) => {
        begunAccount.remove()
        startSession(auth)
        void navigate({ to: '/registration', search: { step: 'profile' }, replace: true })
      }}
    >
      <NewEmailField
        field={form.field('email')}
        isTaken={form.errors['email'] === emailTakenKey}
        onLeave={() => void askIfTaken()}
      />
      <NewPasswordFields
        password={form.field('password')}
        repeat={form.field('repeatPassword')}
        owner={{ email: form.values.email }}
      />
      <AgreeField field={form.field('isAgreePolicy')} />
    </Form>
  )
}

const steps = [
  { key: 'general', name: 'stepGeneral' },
  { key: 'profile', name: 'stepProfile' },
  { key: 'finish', name: 'stepFinish' },
] as const

interface StepFrameProps {
  readonly step: (typeof steps)[number]['key']
  /** A sentence about the step. It is missing if the fields explain themselves. */
  readonly text?: string
  /** Renders the step with its back button. Except on the first step, that button asks before it closes. */
  readonly children: (back: ReactNode) => ReactNode
}

function StepFrame({ step, text, children }: StepFrameProps) {
  const t = useWords(registrationWords)
  const navigate = useNavigate()
  const [closing, setClosing] = useState(false)
  const at = steps.findIndex(({ key }) => key === step)
  const name = t(steps[at]!.name)
  return (
    <div className={styles.page}>
      <Stepper label={t('steps')} current={step} steps={steps.map((one) => ({ key: one.key, name: t(one.name) }))} />
      <div className={styles.panel}>
        <h1>
          {name}{' '}
          <span className="ui-hidden">
            ({at + 1}/{steps.length})
          </span>
        </h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children(<LeaveButton onClick={() => setClosing(true)}>{t('back')}</LeaveButton>)}
        {step === 'general' && <BackLink href="/login" />}
      </div>
      <ConfirmDialog
        opened={closing}
        title={t('closeTitle')}
        text={t('closeText')}
        cancelText={t('closeStay')}
        confirmText={t('closeGo')}
        onCancel={() => setClosing(false)}
        onConfirm={() => void navigate({ to: '/logout', ignoreBlocker: true })}
      />
    </div>
  )
}

/** The last step: creating the first house finishes the registration. */
function FinishStep({ back }: { back: ReactNode }) {
  const query = useEndpointQuery(accountCalls.profile)
  return <QueryGate query={query}>{(profile) => <FirstHouse profile={profile} back={back} />}</QueryGate>
}

function FirstHouse({ profile, back }: { profile: Profile; back: ReactNode }) {
  const t = useWords(registrationWords)
  const navigate = useNavigate()
  const { history } = useRouter()
  const home = homePlace(profile)
  const form = useForm({
    schema: HouseForm,
    initial: newHouseAt(houseRecord.empty, home),
    toBody: houseRecord.toBody,
    draft: useDraft({ account: profile.id, form: 'house', record: 'first', shape: houseRecord, stored: null }),
  })
  const { note, round } = useRestoredDraft(form)
  const create = useEndpointMutation(houseCalls.create)
  return (
    <Form
      form={form}
      // The fields are filled in already, unless the house is at another address.
      note={home === null}
      submitText={t('finish')}
      onSubmit={(body) => create.mutateAsync({ body })}
      onDone={(house) => {
        toast.success(t('welcome', { name: house.name }))
        // The cached answers are from before the registration was finished.
        queryClient.clear()
        // The workbench opens over the home page. So Back and Skip lead to the home page.
        void navigate({ to: '/home/dashboard', replace: true }).then(() =>
          history.push('/home/dashboard?add=expense&first=true'),
        )
      }}
      actions={back}
    >
      {note}
      <FirstHouseFields key={round} form={form} home={home} />
    </Form>
  )
}

/** The step of the profile. It shows what an earlier visit has saved. */
function ProfileStep({ back }: { back: ReactNode }) {
  const query = useEndpointQuery(accountCalls.profile)
  return (
    <OpenedGate query={query} waiting={<ListSkeleton rows={9} columns={2} />}>
      {(profile) => <FillProfile profile={profile} back={back} />}
    </OpenedGate>
  )
}

function FillProfile({ profile, back }: { profile: Tagged<Profile>; back: ReactNode }) {
  const t = useWords(registrationWords)
  const navigate = useNavigate()
  const { form, editing } = useProfileForm(profile)
  const { note, round } = useRestoredDraft(form)
  const save = useEndpointMutation(profileCalls.saveProfile)
  return (
    <Form
      form={form}
      editing={editing}
      submitText={t('next')}
      onSubmit={(body) => editing.send((ifMatch) => save.mutateAsync({ body, ifMatch }))}
      onDone={(saved) => {
        putAnswer(accountCalls.profile, saved)
        void navigate({ to: '/registration', search: { step: 'finish' } })
      }}
      actions={back}
    >
      {note}
      <StoredProfileFields key={round} form={form} profile={profile} part="account" />
    </Form>
  )
}

/** The registration. The address says which step is shown. The page's guard lets nobody skip one. */
export default function RegistrationPage() {
  const t = useWords(registrationWords)
  const { step } = useSearch({ from: '/open/registration' })
  if (step === 'general') {
    return <StepFrame step="general">{() => <GeneralStep />}</StepFrame>
  }
  if (step === 'profile') {
    return (
      <StepFrame step="profile" text={t('profileText')}>
        {(back) => <ProfileStep back={back} />}
      </StepFrame>
    )
  }
  return <StepFrame step="finish">{(back) => <FinishStep back={back} />}</StepFrame>
}
