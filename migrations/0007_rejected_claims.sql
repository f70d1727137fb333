CREATE TABLE "rejected_claims" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"claim" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rejected_claims_user_id_kind_claim_pk" PRIMARY KEY("user_id","kind","claim"),
	CONSTRAINT "rejected_claims_kind" CHECK ("rejected_claims"."kind" in ('strength', 'role', 'technology', 'concept', 'insight'))
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "rejected_claims" ADD CONSTRAINT "rejected_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;