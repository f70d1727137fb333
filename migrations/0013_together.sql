CREATE TABLE "founding_roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"proposed_by" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sprint_answers" (
	"sprint_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sprint_answers_sprint_id_user_id_pk" PRIMARY KEY("sprint_id","user_id"),
	CONSTRAINT "sprint_answers_verdict" CHECK ("sprint_answers"."verdict" in ('goOn', 'unsure', 'stop')),
	CONSTRAINT "sprint_answers_note" CHECK (char_length("sprint_answers"."note") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "trial_sprints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"page" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "trial_sprints_dates" CHECK ("trial_sprints"."ends_on" >= "trial_sprints"."starts_on"),
	CONSTRAINT "trial_sprints_page" CHECK (char_length("trial_sprints"."page") between 1 and 20000)
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_kind";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_subject";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "founding_role_id" uuid;--> statement-breakpoint
ALTER TABLE "founding_roles" ADD CONSTRAINT "founding_roles_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "founding_roles" ADD CONSTRAINT "founding_roles_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sprint_answers" ADD CONSTRAINT "sprint_answers_sprint_id_trial_sprints_id_fk" FOREIGN KEY ("sprint_id") REFERENCES "public"."trial_sprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sprint_answers" ADD CONSTRAINT "sprint_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_sprints" ADD CONSTRAINT "trial_sprints_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_sprints" ADD CONSTRAINT "trial_sprints_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "founding_roles_of_connection" ON "founding_roles" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "founding_roles_of_proposer" ON "founding_roles" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "sprint_answers_of_user" ON "sprint_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trial_sprints_of_connection" ON "trial_sprints" USING btree ("connection_id","created_at");--> statement-breakpoint
CREATE INDEX "trial_sprints_of_changer" ON "trial_sprints" USING btree ("changed_by");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_founding_role_id_founding_roles_id_fk" FOREIGN KEY ("founding_role_id") REFERENCES "public"."founding_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_founding_role_id_unique" UNIQUE("founding_role_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_kind" CHECK ("events"."kind" in ('requested', 'accepted', 'declined', 'cancelled', 'message', 'sprintStarted', 'sprintChanged', 'sprintEnded', 'roleProposed', 'roleConfirmed', 'roleChanged', 'roleRemoved'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject" CHECK ("reports"."subject" in ('profile', 'message', 'role'));