import { SubscriptionPage } from '../../../landlord/subscription/web/SubscriptionPage'
import { PlanStanding } from './PlanStanding'

/** The plan with its effect on repeats and rent, which belong to later modules. */
export default function SubscriptionScreen() {
  return <SubscriptionPage standing={<PlanStanding />} />
}
