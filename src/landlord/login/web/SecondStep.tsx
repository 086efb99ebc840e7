import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { focusField } from '../../../base/ui/field/focus-field'
import { TextField } from '../../../base/ui/field/text-field'
import { Form } from '../../../base/ui/form/form'
import { useForm } from '../../../base/ui/form/use-form'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { SecondFactorForm } from '../../credentials/model-second-factor'
import { secondFactorWords } from '../../credentials/words-second-factor'
import { loginCalls } from '../calls'
import type { LoginAnswer } from '../../account/model'
import { accountWords } from '../../account/words'
import styles from './login.module.css'

export interface SecondStepProps {
  readonly token: string
  readonly onEnter: (auth: LoginAnswer) => void
  readonly onStartAgain: () => void
}

/** Asks for the code of the second step, after a password or a link. */
export default function SecondStep({ token, onEnter, onStartAgain }: SecondStepProps) {
  const t = useWords(secondFactorWords)
  const account = useWords(accountWords)
  const [isRecovery, setIsRecovery] = useState(false)
  const form = useForm({
    schema: SecondFactorForm,
    initial: { code: '' },
    toBody: (values) => ({ ...values, token }),
    isStored: () => true,
  })
  const take = useEndpointMutation(loginCalls.secondFactor)
  const { id } = form.field('code')
  // After one field has replaced the other, the new field gets the focus.
  useEffect(() => focusField(id), [id])
  const change = () => {
    form.reset({ code: '' })
    setIsRecovery(!isRecovery)
    setTimeout(() => focusField(id))
  }
  return (
    <>
      <Form
        form={form}
        note={false}
        wideSubmit
        submitText={account('login')}
        onSubmit={(body) => take.mutateAsync({ body })}
        onDone={onEnter}
        label={t('stepTitle')}
      >
        <p>{t(isRecovery ? 'recoveryText' : 'stepText')}</p>
        <TextField
          key={String(isRecovery)}
          {...form.field('code')}
          label={t(isRecovery ? 'recoveryCode' : 'firstCode')}
          help={t(isRecovery ? 'recoveryHelp' : 'codeHelp')}
          kind={isRecovery ? 'text' : 'code'}
          autoComplete="one-time-code"
          maxLength={30}
        />
      </Form>
      <p className={styles.links}>
        <Button variant="subtle" onClick={change}>
          {t(isRecovery ? 'useApp' : 'useRecovery')}
        </Button>
        <Button variant="subtle" onClick={onStartAgain}>
          {t('startAgain')}
        </Button>
      </p>
    </>
  )
}
