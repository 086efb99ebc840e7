-- Who guarantees for the tenant, for how much and until when (husleieloven § 3-6); the sum in øre. Null: no guarantee is agreed.
alter table contract add column guarantee jsonb;
