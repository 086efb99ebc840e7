import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { queryClient, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { Form } from '../../../base/ui/form/form'
import { toast } from '../../../base/ui/page/toast'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { houseCalls } from '../../house/calls'
import { HouseForm, houseRecord } from '../../house/model'
import { HouseFields } from '../../house/web/HouseFields'
import { registrationWords } from '../words'

/** The first house. Creating it finishes the registration. */
export function FinishStep({ back }: { back: ReactNode }) {
  const t = useWords(registrationWords)
  const navigate = useNavigate()
  const form = useForm({ schema: HouseForm, initial: houseRecord.empty, toBody: houseRecord.toBody })
  const create = useEndpointMutation(houseCalls.create)
  return (
    <Form
      form={form}
      submitText={t('finish')}
      onSubmit={(body) => create.mutateAsync({ body })}
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
