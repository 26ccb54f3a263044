CREATE TABLE "tallies" (
	"journal_id" uuid NOT NULL,
	"day" text NOT NULL,
	"tally" jsonb NOT NULL,
	CONSTRAINT "tallies_journal_id_day_pk" PRIMARY KEY("journal_id","day")
);
--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "tallied_to" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "tally_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tallies" ADD CONSTRAINT "tallies_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;