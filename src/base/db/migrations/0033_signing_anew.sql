-- A paper is sent anew once for one press: what follows the end of an order stands in its row, and a withdrawal that
-- comes later clears it. Set while the order is being withdrawn.
alter table signing add column renews boolean not null default false;

-- Each tenant has a link of their own. The first tenant's and the landlord's codes stand in signing; those of co-tenants
-- here. In orders of the version before, co-tenants shared the first tenant's code.
alter table signing add column has_own_links boolean not null default false;
alter table signer add column link_hash text unique;
