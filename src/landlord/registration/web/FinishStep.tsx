import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { queryClient, useSend } from '../../../base/ui/answer'
import { Form } from '../../../base/ui/form'
import { toast } from '../../../base/ui/toast'
import { useForm } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { houseCalls } from '../../house/calls'
import { HouseForm } from '../../house/model'
import { HouseFields, noHouse } from '../../house/web/HouseFields'
import { registrationWords } from '../words'

/** The first house. Creating it finishes the registration. */
export function FinishStep({ back }: { back: ReactNode }) {
  const t = useWords(registrationWords)
  const navigate = useNavigate()
  const form = useForm({ schema: HouseForm, initial: noHouse })
  const create = useSend(houseCalls.create)
  return (
    <Form
      form={form}
      submitText={t('finish')}
      onSubmit={(body) => create.send({ body })}
      onDone={(house) => {
        toast.success(t('welcome', { name: house.name }))
        // Everything asked so far is of an unfinished account.
        queryClient.clear()
        void navigate({ to: '/home', replace: true })
      }}
      actions={back}
    >
      <HouseFields form={form} />
    </Form>
  )
}
